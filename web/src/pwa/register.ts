/** Keeps the page for days without a hall. Only what was built has a worker, and only where pages may have one. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // Without one everything works as long as the hall answers.
    navigator.serviceWorker.register('/service_worker.js').catch(() => {});
  };
  // What the person waits for comes first.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

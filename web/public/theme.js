// Before anything is painted: the colours that were chosen, as src/app/preferences.svelte.ts keeps them.
{
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('durbar.preferences')).theme;
  } catch {
    // Nothing was chosen.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.style.background = dark ? '#15120E' : '#F6EEDC';
}

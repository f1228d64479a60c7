// Short messages that go by themselves: something was copied, something could not be done.

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'alert';
}

const SHOWN_MS = 6000;
let shown = $state.raw<readonly Toast[]>([]);
let last = 0;

export function toasts(): readonly Toast[] {
  return shown;
}

export function dropToast(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}

export function toast(text: string, tone: Toast['tone'] = 'plain'): void {
  const id = ++last;
  // The same words again only begin to be shown anew.
  shown = [...shown.filter((other) => other.text !== text), { id, text, tone }];
  setTimeout(() => dropToast(id), SHOWN_MS);
}

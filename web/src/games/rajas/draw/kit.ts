// Strings of SVG: the smallest parts. Whatever people write (names, remarks) never comes here, only numbers, ids of
// symbols and the texts of the page.

export function esc(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function use(id: string, x: number, y: number, size: number, style = ''): string {
  const styled = style === '' ? '' : ` style="${style}"`;
  return `<use href="#${id}" x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${size}" height="${size}"${styled}/>`;
}

/** A symbol around its middle. */
export function mid(id: string, cx: number, cy: number, size: number, style = ''): string {
  return use(id, cx - size / 2, cy - size / 2, size, style);
}

/** The colours of a seat's pieces. */
export function pieceStyle(colour: number): string {
  return `--pc:var(--seat-${colour});--pc-ink:var(--on-seat-${colour});--cut:var(--seat-${colour});color:var(--on-seat-${colour})`;
}

/** A piece with the glyph of its seat on it. */
export function piece(
  id: string,
  cx: number,
  cy: number,
  size: number,
  colour: number,
  down = 0,
  share = 0.34,
): string {
  const style = pieceStyle(colour);
  return `<g class="rj-piece">${mid(id, cx, cy, size, style)}${mid(`seat-${colour}`, cx, cy + down * size, size * share * 1.28, style)}</g>`;
}

interface Text {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: number;
  readonly fill?: string;
  readonly display?: boolean;
}

export function text(x: number, y: number, size: number, words: string | number, style: Text = {}): string {
  const { anchor = 'middle', weight = 700, fill = 'var(--ink)', display = false } = style;
  const family = display ? ' style="font-family:var(--display)"' : '';
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" font-weight="${weight}" fill="${fill}"${family}>${esc(String(words))}</text>`;
}

export function worker(cx: number, cy: number, size: number, colour: number): string {
  const shadow = `<ellipse cx="${cx}" cy="${cy + size * 0.46}" rx="${size * 0.42}" ry="${size * 0.09}" fill="var(--pi)" opacity=".18"/>`;
  return shadow + piece('rj-worker', cx, cy, size, colour, 0.2, 0.3);
}

export function heading(x: number, y: number, icon: string, name: string, note = ''): string {
  return (
    mid(icon, x + 11, y - 6, 22) +
    `<text x="${x + 28}" y="${y}"><tspan font-size="17" font-weight="700" fill="var(--ink)" style="font-family:var(--display)">${esc(name)}</tspan>` +
    `<tspan dx="9" font-size="12.5" font-weight="500" fill="var(--ink-soft)">${esc(note)}</tspan></text>`
  );
}

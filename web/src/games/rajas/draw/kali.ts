// Kali with her arms; the dice lie in her hands and are drawn over her.

const MIDDLE = 176;

/** Where her hands are: ten, or eight without those in her lap. */
export function hands(capacity: number): readonly number[] {
  const ten = [20, 56, 92, 128, 160, 192, 224, 260, 296, 332];
  return capacity >= ten.length ? ten : ten.filter((_, index) => index !== 4 && index !== 5);
}

export const KALI = { w: 352, h: 92, hand: 67 } as const;

function arm(x: number): string {
  const left = x < MIDDLE;
  const path = `M${left ? 166 : 186} 36C${left ? 150 : 202} ${30 + Math.abs(MIDDLE - x) * 0.02} ${x + (left ? 26 : -26)} 44 ${x} 83`;
  const stroke = (color: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
  return stroke('var(--pi)', 8) + stroke('var(--rj-kali)', 5);
}

/** `dice`: so many of her hands are full. */
export function kaliPicture(capacity: number, dice: number): string {
  const all = hands(capacity);
  const inLap = (x: number) => Math.abs(x - MIDDLE) < 20;
  const arms = all.filter((x) => !inLap(x)).map(arm);
  const body =
    `<path d="M156 34C166 28 186 28 196 34L214 88H138Z" fill="var(--rj-fame)" stroke="var(--pi)" stroke-width="2"/><path d="M160 46H192" stroke="var(--rj-kali-gold)" stroke-width="3"/>` +
    `<path d="M161 14 163 2 170 8 176 0 182 8 189 2 191 14Z" fill="var(--rj-kali-gold)" stroke="var(--pi)" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<circle cx="176" cy="21" r="12.5" fill="var(--rj-kali)" stroke="var(--pi)" stroke-width="1.8"/>` +
    `<path d="M170 19.5c1.4-1.6 3.6-1.6 5 0M177 19.5c1.4-1.6 3.6-1.6 5 0M172 26.5c2.6 2.4 5.4 2.4 8 0" stroke="var(--pv)" stroke-width="1.6" fill="none" stroke-linecap="round"/><circle cx="176" cy="14" r="1.7" fill="var(--rj-ring)"/>`;
  const palms = all.map(
    (x, index) =>
      `<path d="M${x - 15} 80a15 9 0 0 0 30 0Z" fill="${inLap(x) ? 'var(--rj-kali-gold)' : 'var(--rj-kali)'}" stroke="var(--pi)" stroke-width="1.6"/>` +
      (index < dice
        ? ''
        : `<rect x="${x - 14}" y="54" width="28" height="28" rx="7" fill="var(--rj-space)" stroke="var(--gold)" stroke-width="1.4" stroke-dasharray="3 3"/>`),
  );
  return arms.join('') + body + palms.join('');
}

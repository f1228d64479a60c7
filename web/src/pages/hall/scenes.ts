// Four flat pictures for the hall, each under one Mughal arch, 232 by 150. Pictures keep their colours in the dark.
import type { GameId } from '../../protocol/game.ts';

const INK = '#2B1D14';
const GOLD = '#C79A3B';
const IVORY = '#FBF6EA';

function dome(x: number, y: number, w: number, fill: string): string {
  const tip = y - w * 1.95;
  return (
    `<path d="M${x - w} ${y}c${-w * 0.25} ${-w * 0.9} ${w * 0.55} ${-w * 1.15} ${w} ${-w * 1.95} ` +
    `${w * 0.45} ${w * 0.8} ${w * 1.25} ${w * 1.05} ${w} ${w * 1.95}Z" fill="${fill}" stroke="${INK}" stroke-width="1.6"/>` +
    `<path d="M${x} ${tip}v-7" stroke="${GOLD}" stroke-width="2.4" stroke-linecap="round"/>`
  );
}

function arch(x: number, y: number, w: number, h: number, fill: string): string {
  return (
    `<path d="M${x - w / 2} ${y}v${-h * 0.55}c0 ${-h * 0.25} ${w * 0.3} ${-h * 0.25} ${w / 2} ${-h * 0.45} ` +
    `${w * 0.2} ${h * 0.2} ${w / 2} ${h * 0.2} ${w / 2} ${h * 0.45}v${h * 0.55}Z" fill="${fill}"/>`
  );
}

function palm(x: number, y: number, size: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0C2-14 1-26-2-36" fill="none" stroke="#6B4423" stroke-width="4"/>` +
    '<path d="M-2-36C-14-44-24-38-28-28c9-5 18-5 26-8ZM-2-36C8-46 20-42 26-32c-10-4-19-3-28-4ZM-2-36C-8-50-20-52-28-46c11 0 18 5 26 10Z' +
    `M-2-36C2-52 14-56 22-51c-10 2-17 8-24 15Z" fill="#1E6B52" stroke="${INK}" stroke-width="1.2"/></g>`
  );
}

function wave(y: number): string {
  const crests = ' t18 0'.repeat(12);
  return `<path d="M0 ${y}q9-6 18 0${crests}" fill="none" stroke="#B9E3E6" stroke-width="2" stroke-linecap="round"/>`;
}

const PIPS = {
  three: [
    [-6, -6],
    [0, 0],
    [6, 6],
  ],
  five: [
    [-6, -6],
    [6, -6],
    [0, 0],
    [-6, 6],
    [6, 6],
  ],
} as const;

function die(x: number, y: number, turn: number, fill: string, face: keyof typeof PIPS): string {
  const pips = PIPS[face]
    .map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="2.6" fill="${IVORY}"/>`)
    .join('');
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-13" y="-13" width="26" height="26" rx="5" ` +
    `fill="${fill}" stroke="${INK}" stroke-width="1.8"/>${pips}</g>`
  );
}

const MOSAIC = [
  'blue orange green purple red yellow blue',
  'green red yellow blue orange purple green',
  'purple blue orange red yellow green red',
  'yellow green purple orange blue red orange',
].map((row) => row.split(' '));

function mosaic(): string {
  return MOSAIC.flatMap((row, y) =>
    row.map(
      (colour, x) =>
        `<use href="#mh-tile-${colour}" x="${-6 + x * 35}" y="${8 + y * 35}" width="34" height="34"/>`,
    ),
  ).join('');
}

export const scenes: { readonly [G in GameId]: string } = {
  tigris: `<rect width="232" height="150" fill="#F2CF8E"/><circle cx="116" cy="52" r="29" fill="#E0941F"/><path d="M0 112q60-22 116-10t116-4v52H0Z" fill="#DDB56B"/>
    <g stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"><path d="M58 118V102h14V86h14V70h14V54h32v16h14v16h14v16h14v16Z" fill="#B5382D"/><path d="M72 102h88M86 86h60M100 70h32" fill="none"/><path d="M106 118l5-64h10l5 64Z" fill="${IVORY}"/></g><path d="M107 112h18M108 105h16M108.500 98h15M109 91h14M109.500 84h13M110 77h12M110.500 70h11M111 63h10" stroke="${INK}" stroke-width="1.300"/>
    <path d="M70 108v6M78 108v6M154 108v6M162 108v6M84 92v6M148 92v6" stroke="#7C1F18" stroke-width="2.400"/><rect x="109" y="42" width="14" height="12" fill="${GOLD}" stroke="${INK}" stroke-width="1.600"/>
    ${palm(34, 122, 0.95)}${palm(198, 124, 1.05)}${palm(56, 128, 0.7)}<path d="M0 132c50-16 90-2 130-6s70-8 102-2v26H0Z" fill="#1F9FB0" stroke="${INK}" stroke-width="1.600"/>${wave(138)}${wave(145)}`,
  rajas: `<rect width="232" height="150" fill="#CDE3D3"/><circle cx="170" cy="46" r="17" fill="#E0941F"/><path d="M0 96c40-18 80-20 116-10s80 4 116-8v72H0Z" fill="#2F8C69"/><path d="M120 84c26 8 8 20-18 28s-30 26 10 38h66c-34-14-36-24-8-36s22-30-50-30Z" fill="#1F9FB0" stroke="${INK}" stroke-width="1.600"/><path d="M122 120q8-5 16 0t16 0M116 138q8-5 16 0t16 0M132 100q7-4 14 0" fill="none" stroke="#B9E3E6" stroke-width="2" stroke-linecap="round"/>
    <g stroke="${INK}" stroke-width="1.600"><path d="M30 104V68h56v36Z" fill="${IVORY}"/><path d="M26 68h64l-5-6H31Z" fill="${GOLD}"/></g>${arch(42, 104, 13, 28, '#A8322A')}${arch(58, 104, 13, 28, '#A8322A')}${arch(74, 104, 13, 28, '#A8322A')}${dome(58, 62, 13, '#A8322A')}${dome(36, 62, 6, '#E0941F')}${dome(80, 62, 6, '#E0941F')}
    <path d="M128 128h34c-4 9-30 9-34 0Z" fill="#6B4423" stroke="${INK}" stroke-width="1.600"/><path d="M145 128V104l14 20h-14" fill="${IVORY}" stroke="${INK}" stroke-width="1.600" stroke-linejoin="round"/>${die(196, 112, 14, '#A8322A', 'five')}${die(206, 136, -10, '#6B3FA0', 'three')}${palm(22, 134, 0.8)}`,
  maharaja: `<rect width="232" height="150" fill="#1F3A6E"/><path d="M74 36a14 14 0 1 0 12.500 21 11.500 11.500 0 1 1-12.500-21Z" fill="#F0DDAE"/><g fill="#F0DDAE"><circle cx="42" cy="52" r="1.800"/><circle cx="160" cy="52" r="1.800"/><circle cx="158" cy="30" r="1.500"/><circle cx="208" cy="88" r="1.500"/><circle cx="24" cy="84" r="1.500"/></g><path d="M0 128h232v22H0Z" fill="#E0941F"/><path d="M0 128h232" stroke="${INK}" stroke-width="1.800"/>
    <g stroke="${INK}" stroke-width="1.700"><path d="M40 128V62h9v66ZM183 128V62h9v66Z" fill="${IVORY}"/><path d="M37 84h15M180 84h15M37 104h15M180 104h15" stroke-width="3"/><path d="M66 128V88h100v40Z" fill="${IVORY}"/><path d="M92 128V78h48v50Z" fill="${IVORY}"/></g>${dome(44.5, 62, 6.5, '#E0941F')}${dome(187.5, 62, 6.5, '#E0941F')}${dome(116, 78, 20, IVORY)}${dome(78, 88, 8, GOLD)}${dome(154, 88, 8, GOLD)}${arch(116, 128, 26, 42, '#A8322A')}${arch(79, 108, 12, 15, '#1F9FB0')}${arch(153, 108, 12, 15, '#1F9FB0')}${arch(79, 127, 12, 15, '#1F9FB0')}${arch(153, 127, 12, 15, '#1F9FB0')}<path d="M96 150l6-22h28l6 22Z" fill="#1F9FB0" stroke="${INK}" stroke-width="1.600"/>`,
  maharani: `<rect width="232" height="150" fill="#EADFC6"/>
    ${mosaic()}
    <circle cx="116" cy="90" r="38" fill="${IVORY}" stroke="${INK}" stroke-width="2"/><circle cx="116" cy="90" r="33" fill="none" stroke="${GOLD}" stroke-width="2"/><g color="#1F3A6E" style="--cut:${IVORY}"><use href="#mh-animal-peacock" x="92" y="65" width="48" height="48"/></g>`,
};

// Every game brings its own moments.
import type { Play } from '../game.ts';
import { maharaja } from './maharaja.ts';
import { maharani } from './maharani.ts';
import { rajas } from './rajas.ts';
import { tigris } from './tigris.ts';

export const plays: readonly Play[] = [tigris, ...maharani, ...maharaja, ...rajas];

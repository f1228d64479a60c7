// What is known of matches: the last ones as long as the page lives, and of every one its line in this browser.
import {
  decode,
  either,
  fields,
  integer,
  listOf,
  nothing,
  parseJson,
  recordOf,
} from '../../protocol/guards.ts';
import { type Report, reportOf } from './report.ts';
import type { Review } from './review.ts';

const KEY = 'durbar.reviews';
const MOST_REPORTS = 100;
const MOST_REVIEWS = 3;

const share = integer(-10_000, 10_000);
const isReport = fields<Report>(
  {
    luck: listOf(share, 2, 5),
    play: listOf(share, 2, 5),
    decided: either(integer(0, 100_000), nothing),
  },
  {},
);
const isReports = recordOf(isReport);

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export function readReports(shelf: Shelf): Readonly<Record<string, Report>> {
  const value = parseJson(shelf.getItem(KEY) ?? '{}');
  const reports = value.ok ? decode(isReports, value.value) : value;
  return reports.ok ? reports.value : {};
}

/** The newest last; the oldest go. */
export function writeReport(shelf: Shelf, table: string, report: Report): void {
  const { [table]: _, ...others } = readReports(shelf);
  const kept = Object.entries(others).slice(1 - MOST_REPORTS);
  try {
    shelf.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, report]])));
  } catch {
    // A browser that stores nothing tells nothing in the hall.
  }
}

function shelfOfPage(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

const reviews = new Map<string, Review>();

/** Of this record, as far as this page has come with it. */
export function keptReview(record: string): Review | undefined {
  return reviews.get(record);
}

/** `table`: of the hall or of this browser; null: nobody asks for its report. */
export function keepReview(record: string, table: string | null, review: Review): void {
  reviews.delete(record);
  reviews.set(record, review);
  for (const old of [...reviews.keys()].slice(0, -MOST_REVIEWS)) reviews.delete(old);
  const report = reportOf(review);
  const shelf = shelfOfPage();
  if (report !== null && table !== null && shelf !== null) writeReport(shelf, table, report);
}

/** Of all tables of which this browser knows it. */
export function keptReports(): Readonly<Record<string, Report>> {
  const shelf = shelfOfPage();
  return shelf === null ? {} : readReports(shelf);
}

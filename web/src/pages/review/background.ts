// The rough pass over a match beside everything else: on one worker, as far as its line in the hall needs it.
import { pageHost } from '../../engine/worker_host.ts';
import { keepReview, keptReview } from './kept.ts';
import { type Report, reportOf } from './report.ts';
import { runReview } from './runner.ts';

/** Tells the report once; null: there is none to be had. The answer ends it. */
export function reportInBackground(
  record: string,
  table: string,
  module: WebAssembly.Module,
  ontold: (report: Report | null) => void,
): () => void {
  const known = keptReview(record);
  const sooner = known === undefined ? null : reportOf(known);
  if (sooner !== null) {
    ontold(sooner);
    return () => {};
  }
  const runner = runReview({
    record,
    hosts: [pageHost(module)],
    depth: 'rough',
    known,
    onchange: (review) => {
      keepReview(record, table, review);
      const report = reportOf(review);
      if (report !== null) ontold(report);
    },
    onbroken: () => ontold(null),
  });
  return runner.close;
}

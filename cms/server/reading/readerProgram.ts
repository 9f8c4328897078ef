import { parentPort, workerData } from 'node:worker_threads';
import { judge } from '../judge';
import { previewOf } from '../preview';
import { searchContent } from '../search/contentSearch';
import type { JobOutcome, Jobs, ReaderData } from './reader';

// The thread that `reader.ts` starts: one job after another, while it may compile.
const { projectFolder, dealer } = workerData as ReaderData;
const preview = previewOf(projectFolder, dealer);

type Asked = { [Job in keyof Jobs]: { readonly job: Job; readonly given: Jobs[Job]['given'] } }[keyof Jobs];

const answer = (asked: Asked): Promise<unknown> => {
  switch (asked.job) {
    case 'judge':
      return judge(asked.given, dealer);
    case 'search':
      return searchContent(projectFolder, asked.given);
    case 'preview':
      return preview.answer(asked.given);
    case 'compile':
      return preview.prepare();
  }
};

parentPort?.on('message', (asked: Asked) => {
  answer(asked).then(
    (value) => parentPort?.postMessage({ job: asked.job, value } satisfies JobOutcome),
    (error: Error) => parentPort?.postMessage({ job: asked.job, fault: error.message } satisfies JobOutcome),
  );
});

parentPort?.postMessage('ready');

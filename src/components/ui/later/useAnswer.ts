import { useEffect, useState } from 'react';

/** The last answer, and whether it answers the question as it is now. */
export interface Answered<Answer> {
  readonly answer: Answer;
  readonly isCurrent: boolean;
}

/**
 * Asks when the page is shown and whenever the question changes. An answer that comes after its question has changed is
 * dropped. If asking fails, the last answer stays.
 * @param question plain data, everything that the answer depends on; `null` asks nothing
 * @param settled milliseconds for which a question must stay the same before it is asked
 * @returns `undefined` before the first answer
 */
export function useAnswer<Question, Answer>(
  question: Question | null,
  ask: (question: Question) => Promise<Answer>,
  settled = 0,
): Answered<Answer> | undefined {
  const [last, setLast] = useState<{ readonly asked: string; readonly answer: Answer }>();
  const asked = JSON.stringify(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the question
  useEffect(() => {
    if (question === null) return;
    let isAwaited = true;
    const timer = setTimeout(() => {
      ask(question).then(
        (answer) => isAwaited && setLast({ asked, answer }),
        () => undefined,
      );
    }, settled);
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
  }, [asked]);
  return last && { answer: last.answer, isCurrent: last.asked === asked };
}

import type { Answer, LooseAnswers } from '../../domain/enquiry/enquiryField';

/** What was typed and ticked in a form before its script loaded: the answers that differ from those of an empty form. */
export function typedIn(form: HTMLFormElement | null, empty: LooseAnswers): LooseAnswers {
  if (form === null) return {};
  const fields = new FormData(form);
  return Object.fromEntries(
    Object.entries(empty).flatMap(([name, answer]): [string, Answer][] => {
      const value = fields.get(name);
      if (typeof value !== 'string' || value === answer) return [];
      if (typeof answer === 'boolean') return [[name, true]];
      return typeof answer === 'string' ? [[name, value]] : [];
    }),
  );
}

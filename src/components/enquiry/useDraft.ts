import { useEffect, useRef, useState } from 'react';
import { aboutQuery, type EnquiryAbout } from '../../content/enquiry/enquiryAddresses';
import { type Draft, draftName, keepDraft, readDraft } from '../../device/savedEnquiries';
import type { EnquiryItem } from '../../domain/enquiry/enquiry';
import { type Answer, emptyAnswers, type LooseAnswers } from '../../domain/enquiry/enquiryField';
import { fieldsOf } from '../../domain/enquiry/enquiryForms';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import { forms } from '../../locales/site/forms';
import { friendGreeting } from './enquiryWords';

/**
 * What a shopper has typed and chosen in a form. The device stores it as they type, and the form has it when it is opened again.
 * @param about the subject that the page gave the form. A vehicle that the shopper picks in the form begins no other draft.
 * @param prefilled answers that the form has from the start
 */
export function useDraft(kind: EnquiryKind, about: EnquiryAbout, prefilled?: LooseAnswers) {
  const first = { ...firstAnswers(kind, about), ...prefilled };
  const name = draftName(kind, aboutQuery(about));
  const [content, setContent] = useState<Draft>({ answers: first, photos: [] });
  /** When the form was opened; empty if it was restored. */
  const openedAt = useRef('');
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the name identifies the form and its subject
  useEffect(() => {
    openedAt.current = new Date().toISOString();
    // The fields may already hold what was typed before the script loaded.
    const typed = typedIn(form.current, first);
    if (Object.keys(typed).length > 0)
      setContent((now) => ({ ...now, answers: { ...now.answers, ...typed } }));
    let isGone = false;
    void readDraft(name, kind).then((saved) => {
      if (isGone || saved === undefined) return;
      // A restored draft may be sent at once, so its form carries no opening time.
      openedAt.current = '';
      // What the shopper typed while the draft was loading wins.
      setContent((now) => ({
        answers: { ...now.answers, ...saved.answers, ...differing(now.answers, first) },
        photos: now.photos.length > 0 ? now.photos : saved.photos,
        picked: now.picked ?? saved.picked,
      }));
    });
    return () => {
      isGone = true;
    };
  }, [name]);

  const update = (change: (now: Draft) => Draft) => {
    setContent(change);
    void keepDraft(name, change(content));
  };
  return {
    name,
    content,
    openedAt,
    form,
    change: (field: string, answer: Answer) =>
      update((now) => ({ ...now, answers: { ...now.answers, [field]: answer } })),
    pick: (picked: EnquiryItem | undefined) => update((now) => ({ ...now, picked })),
    changePhotos: (photos: readonly File[]) => update((now) => ({ ...now, photos })),
  };
}

const firstAnswers = (kind: EnquiryKind, about: EnquiryAbout): LooseAnswers => ({
  ...emptyAnswers(fieldsOf(kind, forms)),
  ...(kind === 'sendToAFriend' ? { message: friendGreeting(about) } : {}),
});

const differing = (answers: LooseAnswers, from: LooseAnswers): LooseAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([name, answer]) => answer !== from[name]));

/** What was typed and ticked in a form before its script loaded: the answers that an empty form doesn't have. */
function typedIn(form: HTMLFormElement | null, empty: LooseAnswers): LooseAnswers {
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

type Phrases = Readonly<Record<string, unknown>>;

/** Replacements for phrases that staff would not understand, by their path in Decap's phrases. */
const OURS: Readonly<Record<string, string>> = {
  'editor.editorControlPane.widget.regexPattern': '%{fieldLabel} %{pattern}.',
  'ui.toast.missingRequiredField': 'Not saved: required fields are empty. They are marked in red.',
  'ui.toast.onFailToPersist': 'Not saved: %{details}',
  'ui.toast.onFailToDelete': 'Not deleted: %{details}',
  'ui.toast.entrySaved': 'Saved',
  'ui.toast.onFailToLoadDeployPreview': 'The address of its page can’t be found just now.',
  'ui.toast.onFailToLoadEntries': 'It can’t be opened just now: %{details}',
  'collection.collectionTop.newButton': 'New %{collectionLabel}',
  'collection.collectionTop.newButtonAriaLabel': 'New %{collectionLabel}',
  'editor.editorToolbar.deployButtonLabel': 'View page',
};

/** Without review, Decap's "publish" only saves; the next build shows the change. */
const WITHOUT_REVIEW: Readonly<Record<string, string>> = {
  'editor.editorToolbar.publish': 'Save',
  'editor.editorToolbar.publishing': 'Saving …',
  'editor.editorToolbar.published': 'Saved',
  'editor.editorToolbar.publishNow': 'Save now',
  'editor.editorToolbar.publishAndCreateNew': 'Save and start another',
  'editor.editorToolbar.publishAndDuplicate': 'Save and make a copy',
  'editor.editor.onDeletePublishedEntry':
    'Delete it? If anything leads to it, you are asked next what becomes of that.',
};

/** Decap's phrases with our replacements. */
export function staffPhrases(phrases: Phrases, isWithoutReview: boolean): Phrases {
  const ours = isWithoutReview ? { ...OURS, ...WITHOUT_REVIEW } : OURS;
  return Object.entries(ours).reduce((all, [path, phrase]) => put(all, path.split('.'), phrase), phrases);
}

function put(phrases: Phrases, [name = '', ...rest]: readonly string[], phrase: string): Phrases {
  return {
    ...phrases,
    [name]: rest.length === 0 ? phrase : put((phrases[name] ?? {}) as Phrases, rest, phrase),
  };
}

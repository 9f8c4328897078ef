/** Our phrases for those of Decap that staff would not understand. Decap takes the others from its English. */
export const staffPhrases = (isWithoutReview: boolean) => ({
  collection: {
    collectionTop: {
      newButton: 'New %{collectionLabel}',
      newButtonAriaLabel: 'New %{collectionLabel}',
    },
  },
  editor: {
    editorControlPane: { widget: { regexPattern: '%{fieldLabel} %{pattern}.' } },
    editorToolbar: {
      backCollection: 'Back to %{collectionLabel}',
      deployButtonLabel: 'View page',
      ...(isWithoutReview && SAVING),
    },
    editorWidgets: {
      // Only days have this control.
      datetime: { now: 'Today', setToNow: 'Set %{fieldLabel} to today' },
      file: {
        chooseUrl: 'Give its address on another site',
        replaceUrl: 'Give another address',
        promptUrl: 'Its address: https://…',
      },
    },
    ...(isWithoutReview && {
      editor: {
        onDeletePublishedEntry:
          'Delete it? If anything leads to it, you are asked next what becomes of that.',
      },
    }),
  },
  ui: {
    toast: {
      missingRequiredField: 'Not saved: required fields are empty. They are marked in red.',
      onFailToPersist: 'Not saved: %{details}',
      onFailToDelete: 'Not deleted: %{details}',
      entrySaved: 'Saved',
      onFailToLoadDeployPreview: 'The address of its page can’t be found just now.',
      onFailToLoadEntries: 'It can’t be opened just now: %{details}',
    },
  },
});

/** Without review, Decap's "publish" only saves; the next build shows the change. */
const SAVING = {
  publish: 'Save',
  publishing: 'Saving …',
  published: 'Saved',
  publishNow: 'Save now',
  publishAndCreateNew: 'Save and start another',
  publishAndDuplicate: 'Save and make a copy',
};

import sanitizeHtml from 'sanitize-html';

export interface TextPicture {
  readonly src: string;
  readonly alt: string;
}

/** The pictures that a piece of HTML shows, in order. */
export function picturesOf(html: string): readonly TextPicture[] {
  const pictures: TextPicture[] = [];
  sanitizeHtml(html, {
    allowedTags: ['img'],
    allowedAttributes: { img: ['src', 'alt'] },
    onOpenTag: (name, { src = '', alt = '' }) => {
      if (name === 'img') pictures.push({ src, alt });
    },
  });
  return pictures;
}

import { z } from 'zod';
import type { ParseContext } from '../context';
import { text } from './text';

/** The contract's `Image`. */
interface Image {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly focus?: z.output<typeof focus>;
}

const side = z.int().min(1);

/** The part that stays where a shape cuts the picture. */
const focus = z.enum(['top', 'right', 'bottom', 'left']);

/**
 * A picture with its description. The size of the site's own pictures is read from the file. A picture on another site
 * needs width and height, because reading content fetches nothing.
 * @param isCut whether a shape of a page may cut it, so that the part that stays can be named
 */
export const picture = ({ files }: ParseContext, isCut = true) =>
  z
    .strictObject({
      url: text.check(async ({ value, issues }) => {
        const size = isOwn(value) ? await files.pictureSize(value) : undefined;
        if (size?.kind === 'err') issues.push({ code: 'custom', input: value, message: size.fault });
        if (!size && !/^https:\/\/[^\s/]\S*$/.test(value))
          issues.push({ code: 'custom', input: value, message: 'must be /uploads/… or https://…' });
      }),
      alt: text,
      width: side.optional(),
      height: side.optional(),
      ...((isCut ? { focus: focus.optional() } : {}) as { focus: z.ZodOptional<typeof focus> }),
    })
    .transform(async (given, { issues }): Promise<Image> => {
      const size = isOwn(given.url) ? await files.pictureSize(given.url) : undefined;
      const { width, height } = size?.kind === 'ok' ? size.value : given;
      if (width !== undefined && height !== undefined) return { ...given, width, height };
      issues.push({
        code: 'custom',
        input: given,
        message: 'a picture from elsewhere needs width and height',
      });
      return z.NEVER;
    })
    .meta({ kind: 'picture' });

const isOwn = (url: string): boolean => /^\/(?!\/)/.test(url);

import { z } from 'zod';
import type { ParseContext } from './context';
import { optionalBody } from './markdown';
import { picture } from './picture';
import { relation } from './relation';
import { email, phone, position, text } from './text';

/** `content/team/*.md`. */
export const teamMemberSchema = (context: ParseContext) =>
  z.strictObject({
    name: text,
    role: text,
    department: relation(context, 'department'),
    picture: picture(context).optional(),
    phone: phone.optional(),
    email: email.optional(),
    html: optionalBody(context),
    position,
  });

import { z } from 'zod';
import type { ParseContext } from './context';
import { optionalBody } from './kinds/markdown';
import { picture } from './kinds/picture';
import { relation } from './kinds/relation';
import { email, phone, position, text } from './kinds/text';

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

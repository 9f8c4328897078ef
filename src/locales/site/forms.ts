import type { Forms } from '../../domain/country';
import { forms as australia } from '../en-AU/forms';
import { forms as newZealand } from '../en-NZ/forms';
import { ofSite } from './locale';

export const forms: Forms = ofSite({ 'en-AU': australia, 'en-NZ': newZealand });

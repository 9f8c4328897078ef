import type { Credit } from '../../domain/country';
import { credit as australia } from '../en-AU/credit';
import { credit as newZealand } from '../en-NZ/credit';
import { ofSite } from './locale';

export const credit: Credit = ofSite({ 'en-AU': australia, 'en-NZ': newZealand });

import { SERVICE_WORKS, type ServiceWork } from '../../../domain/enquiry/serviceWorks';
import { ChoiceField } from '../../enquiry/ChoiceField';
import { TextField } from '../../enquiry/TextField';
import type { ServiceStepProps } from './serviceStepProps';

const CHOICES = Object.entries(SERVICE_WORKS).map(([value, { label, hint }]) => ({ value, label, hint }));

const isWork = (value: string): value is ServiceWork => Object.hasOwn(SERVICE_WORKS, value);

/** The second step: what the vehicle needs. */
export const WorkStep = ({ request, change, idOf, faultOf }: ServiceStepProps) => (
  <>
    <ChoiceField
      id={idOf('works')}
      legend="Kind of work"
      hint="Choose everything you want done."
      choices={CHOICES}
      chosen={request.works}
      onChange={(chosen) => change({ works: chosen.filter(isWork) })}
      isMultiple
      fault={faultOf('works')}
    />
    <TextField
      id={idOf('details')}
      label="Anything we should know"
      hint="What you hear, feel or smell, and when: cold or warm, fast or slow, turning or straight."
      isOptional={!request.works.includes('fault')}
      rows={4}
      value={request.details}
      onChange={(details) => change({ details })}
      fault={faultOf('details')}
    />
  </>
);

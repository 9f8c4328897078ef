import { forms } from '../../../locales/site/forms';
import { locale } from '../../../locales/site/locale';
import { SelectField } from '../../enquiry/SelectField';
import { TextField } from '../../enquiry/TextField';
import { fieldRow } from '../../ui/fields/formStyles';
import type { ServiceStepProps } from './serviceStepProps';

const STATES = forms.states.map((state) => ({ value: state, label: state }));

/** The first step: which vehicle it is. */
export function VehicleStep({ request, change, idOf, faultOf }: ServiceStepProps) {
  const field = (name: 'make' | 'model' | 'year' | 'registrationNumber' | 'odometer') => ({
    id: idOf(name),
    name,
    value: request[name],
    fault: faultOf(name),
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <>
      <div css={fieldRow}>
        <TextField label="Make" {...field('make')} />
        <TextField label="Model" {...field('model')} />
      </div>
      <div css={fieldRow}>
        <TextField label={forms.registration.label} isOptional {...field('registrationNumber')} />
        {STATES.length > 0 && (
          <SelectField
            label={forms.registration.stateLabel}
            id={idOf('registrationState')}
            name="registrationState"
            value={request.registrationState}
            options={STATES}
            onChange={(registrationState) => change({ registrationState })}
          />
        )}
      </div>
      <div css={fieldRow}>
        <TextField label="Year" isOptional inputMode="numeric" {...field('year')} />
        <TextField
          label={`${locale.distance.label}, roughly`}
          isOptional
          inputMode="numeric"
          {...field('odometer')}
        />
      </div>
    </>
  );
}

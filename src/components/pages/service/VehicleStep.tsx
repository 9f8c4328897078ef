import { fieldsFor } from '../../../domain/enquiry/enquiryForms';
import type { StockType } from '../../../domain/stock/stockTypes';
import { fieldWords } from '../../enquiry/enquiryWords';
import { SelectField } from '../../enquiry/SelectField';
import { TextField } from '../../enquiry/TextField';
import { fieldRow } from '../../ui/fields/formStyles';
import type { ServiceStepProps } from './serviceStepProps';

interface Props extends ServiceStepProps {
  readonly stockType: StockType;
}

/** The first step: which vehicle it is. The fields are those of the stock type, two on a line. */
export function VehicleStep({ request, change, idOf, faultOf, stockType }: Props) {
  const answers: Readonly<Record<string, unknown>> = request;
  return (
    <div css={fieldRow}>
      {fieldsFor('serviceForm', stockType)
        .filter(({ step }) => step === 'vehicle')
        .map(({ name, label, input, missing, options = {} }) => {
          const shared = {
            id: idOf(name as keyof typeof request),
            name,
            label: fieldWords('serviceForm', name, stockType).label ?? label,
            value: String(answers[name] ?? ''),
            fault: faultOf(name as keyof typeof request),
            onChange: (value: string) => change({ [name]: value }),
          };
          return input === 'choice' ? (
            <SelectField
              key={name}
              {...shared}
              options={Object.entries(options).map(([value, option]) => ({ value, label: option.label }))}
            />
          ) : (
            <TextField
              key={name}
              {...shared}
              isOptional={missing === undefined}
              inputMode={input === 'text' || input === 'registration' ? undefined : 'numeric'}
            />
          );
        })}
    </div>
  );
}

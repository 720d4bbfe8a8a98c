import {
  CheckboxField as AmplifyCheckboxField,
  SearchField as AmplifySearchField,
  SelectField as AmplifySelectField,
  TextAreaField as AmplifyTextAreaField,
  TextField as AmplifyTextField,
} from '@aws-amplify/ui-react';
import './fields.css';
import type { ComponentProps } from 'react';

/** The texts of a field: `hint` below its label, and `fault`, which says why its value is refused. */
interface Words {
  hint?: string | undefined;
  fault?: string | undefined;
  required?: boolean;
}

type Field<Props> = Omit<Props, 'descriptiveText' | 'errorMessage' | 'hasError' | 'isRequired'> & Words;

function amplified({ hint, fault, required = false }: Words) {
  return { descriptiveText: hint, errorMessage: fault, hasError: fault !== undefined, isRequired: required };
}

/** One line of text. */
export function TextField(props: Field<ComponentProps<typeof AmplifyTextField>>) {
  const { hint, fault, required, ...rest } = props;
  return <AmplifyTextField {...rest} {...amplified({ hint, fault, required: required ?? false })} />;
}

/** Several lines of text. */
export function TextAreaField(props: Field<ComponentProps<typeof AmplifyTextAreaField>>) {
  const { hint, fault, required, ...rest } = props;
  return <AmplifyTextAreaField {...rest} {...amplified({ hint, fault, required: required ?? false })} />;
}

/** A choice from a few options. */
export function SelectField(props: Field<ComponentProps<typeof AmplifySelectField>>) {
  const { hint, fault, required, ...rest } = props;
  return <AmplifySelectField {...rest} {...amplified({ hint, fault, required: required ?? false })} />;
}

/** Yes or no. */
export const CheckboxField = AmplifyCheckboxField;

/** The search above a list. */
export const SearchField = AmplifySearchField;

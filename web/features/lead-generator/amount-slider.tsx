import { SliderField } from '@aws-amplify/ui-react';
import '@aws-amplify/ui-react/styles/sliderField.css';
import { maxCompaniesPerRequest } from '../../../shared/model/account/plans.ts';
import { counted } from '../../../shared/text/counted.ts';
import styles from './lead-generator.module.css';

const ticks = [1, 10, 25, maxCompaniesPerRequest];

/**
 * How many companies to look for. The scale goes up to what any plan allows; the caller limits the value to this
 * plan's.
 */
export function AmountSlider(props: { value: number; onChange: (value: number) => void }) {
  return (
    <div>
      <SliderField
        label="Number of companies"
        min={1}
        max={maxCompaniesPerRequest}
        step={1}
        value={props.value}
        onChange={props.onChange}
        ariaValuetext={counted(props.value, 'company', 'companies')}
        className={styles.slider}
      />
      <div className={styles.ticks} aria-hidden>
        {ticks.map((tick) => (
          <span key={tick} style={{ insetInlineStart: tickPosition(tick) }}>
            {tick}
          </span>
        ))}
      </div>
    </div>
  );
}

// The centre of the thumb travels from half its width to half its width before the end.
function tickPosition(tick: number): string {
  const share = (tick - 1) / (maxCompaniesPerRequest - 1);
  return `calc(${share} * (100% - var(--thumb)) + var(--thumb) / 2)`;
}

import { useState } from 'react';
import { SuccessBox } from '../../ui/notices/success-box.tsx';
import { useTimer } from '../../ui/use-timer.ts';

const shownMilliseconds = 3000;

/** Says for three seconds that the profile was updated, each time `show` is called. */
export function useProfileUpdated() {
  const [shown, setShown] = useState(false);
  useTimer(shown ? shownMilliseconds : null, () => setShown(false));
  return {
    show: () => setShown(true),
    notice: shown ? <SuccessBox>Profile updated successfully!</SuccessBox> : null,
  };
}

import { call } from '@portal/shared/api';
import { createRoot } from 'react-dom/client';
import { StepUpDialog } from './step-up-dialog.tsx';

/** Shows the dialog in a root of its own, independent of the page. */
const ask = async (): Promise<boolean> => {
  const challenge = await call('POST /api/v1/account/factors/challenge', {});
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean): void => {
      root.unmount();
      place.remove();
      resolve(isConfirmed);
    };
    root.render(<StepUpDialog challenge={challenge} answer={answer} />);
  });
};

let asked: Promise<boolean> | undefined;

/** Asks for the second factor in a dialog, once for concurrent calls. False when it is cancelled. */
export const confirmFactor = async (): Promise<boolean> => {
  asked ??= ask();
  try {
    return await asked;
  } finally {
    asked = undefined;
  }
};

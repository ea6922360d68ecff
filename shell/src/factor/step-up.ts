import { call } from '@portal/shared/api';
import type { FactorChallenge } from '@portal/shared/contract';
import type { ComponentType } from 'react';
import { create } from 'zustand';

/** What the open dialog asks for. */
export interface StepUpRequest {
  readonly challenge: FactorChallenge;
  readonly answer: (isConfirmed: boolean) => void;
}

interface StepUp {
  readonly request: StepUpRequest | undefined;
  readonly Dialog: ComponentType<StepUpRequest> | undefined;
}

export const useStepUp = create<StepUp>(() => ({ request: undefined, Dialog: undefined }));

const ask = async (): Promise<boolean> => {
  const [challenge, { StepUpDialog }] = await Promise.all([
    call('POST /api/v1/account/factors/challenge', {}),
    import('./step-up-dialog.tsx'),
  ]);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean): void => {
      useStepUp.setState({ request: undefined });
      resolve(isConfirmed);
    };
    useStepUp.setState({ request: { challenge, answer }, Dialog: StepUpDialog });
  });
};

let asked: Promise<boolean> | undefined;

/**
 * Asks for the second factor in a dialog, once for concurrent calls. False when it was cancelled, or when the dialog
 * could not be opened: the refused call then shows its own message.
 */
export const confirmFactor = async (): Promise<boolean> => {
  asked ??= ask().catch(() => false);
  try {
    return await asked;
  } finally {
    asked = undefined;
  }
};

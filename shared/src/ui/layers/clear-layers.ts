import { useQuestions } from './confirm.ts';
import { dismissToast, useToasts } from './toast.ts';

/** Takes every toast away and answers every open question with no. */
export const clearLayers = (): void => {
  for (const { id } of useToasts.getState().toasts) dismissToast(id);
  for (const { answer } of useQuestions.getState().asked) answer(false);
};

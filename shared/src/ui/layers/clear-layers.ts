import { useQuestions } from './confirm.ts';
import { useToasts } from './toast.ts';

/** Takes every toast away and answers every open question with no. */
export const clearLayers = (): void => {
  useToasts.setState({ toasts: [] });
  for (const { answer } of useQuestions.getState().asked) answer(false);
};

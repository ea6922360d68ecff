import { useStepUp } from './step-up.ts';

/** The dialog for the second factor, while a call waits for it. */
export const StepUpLayer = () => {
  const { request, Dialog } = useStepUp();
  return request && Dialog && <Dialog {...request} />;
};

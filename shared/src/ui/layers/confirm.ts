import type { ReactNode } from 'react';
import { create } from 'zustand';

export interface Question {
  readonly title: ReactNode;
  readonly body?: ReactNode;
  readonly confirmLabel?: string;
  /** The label of the button that does nothing, where “cancel” could be taken for the question. */
  readonly cancelLabel?: string;
  /** What follows cannot be undone. */
  readonly danger?: boolean;
  /** Marks the title as a warning. */
  readonly warning?: boolean;
  /** There is nothing to choose: only the confirming button, and nothing else closes it. */
  readonly mandatory?: boolean;
}

interface Asked extends Question {
  readonly id: number;
  readonly answer: (confirmed: boolean) => void;
}

/** The questions that wait for an answer, the oldest first; one is on the screen at a time. */
export const useQuestions = create<{ readonly asked: readonly Asked[] }>(() => ({ asked: [] }));

let count = 0;

/** Asks before something is done. Gives true on confirming, false on cancelling, Esc, or a click beside it. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const id = ++count;
    const answer = (confirmed: boolean) => {
      useQuestions.setState(({ asked }) => ({ asked: asked.filter((one) => one.id !== id) }));
      resolve(confirmed);
    };
    useQuestions.setState(({ asked }) => ({ asked: [...asked, { ...question, id, answer }] }));
  });

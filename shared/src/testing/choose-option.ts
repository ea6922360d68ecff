import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a select and returns its options. */
export const openOptions = async (person: UserEvent, select: HTMLElement): Promise<HTMLElement[]> => {
  await person.click(select);
  return waitFor(() => {
    const list = document.getElementById(select.getAttribute('aria-controls') ?? '');
    if (!list) throw new Error(`the list of ${select.id} is closed`);
    return [...list.querySelectorAll<HTMLElement>('[role=option]')];
  });
};

/** Opens a select and presses the option with this text or value. Throws for an option that is not in its list. */
export const chooseOption = async (person: UserEvent, select: HTMLElement, wanted: string): Promise<void> => {
  const options = await openOptions(person, select);
  const option = options.find(
    ({ textContent, dataset }) => textContent === wanted || dataset.value === wanted,
  );
  if (!option) throw new Error(`no option ${wanted} in ${select.id}`);
  await person.click(option);
};

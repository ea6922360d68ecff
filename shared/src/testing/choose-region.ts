import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the field of a region and presses one name after another, the province first. */
export const chooseRegion = async (person: UserEvent, ...names: readonly string[]): Promise<void> => {
  await person.click(await screen.findByRole('combobox', { name: /^(所在地区|Region)/ }));
  for (const name of names) await person.click(await screen.findByRole('option', { name }));
};

import { useMessages } from '@portal/shared/i18n';
import { NeedsMember, Page, useTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { bookingMessages } from '../booking-messages.ts';

/** The page of a booking: its title, and its children for members; visitors log in and return here. */
export const BookingPage = ({ children }: { children: ReactNode }) => {
  const t = useMessages(bookingMessages);
  useTitle(t('title'));
  return (
    <Page>
      <NeedsMember>{children}</NeedsMember>
    </Page>
  );
};

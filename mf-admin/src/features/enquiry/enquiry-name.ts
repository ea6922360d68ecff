import type { EnquiryRow } from '@portal/shared/contract';

/** The sender: the organisation of a group, the name of a visitor who sent a message. */
export const enquiryName = ({ organisation, contactName }: EnquiryRow): string => organisation ?? contactName;

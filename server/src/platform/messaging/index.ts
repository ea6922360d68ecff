export { createChannels } from './channels.ts';
export { type Channels, NotDelivered } from './delivery.ts';
export { drawMail, type MailText } from './mail-page.ts';

export { MessageCentreScreen as default } from '#src/features/message-centre/message-centre-screen.tsx';

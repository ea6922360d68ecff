export { WaitlistScreen as default } from '#src/features/waitlist/waitlist-screen.tsx';

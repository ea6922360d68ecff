export { SafetyScreen as default } from '#src/features/safety/safety-screen.tsx';

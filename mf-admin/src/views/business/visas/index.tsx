import { VisaScreen } from '#src/features/visa/visa-screen.tsx';

export default function Visas() {
  return <VisaScreen />;
}

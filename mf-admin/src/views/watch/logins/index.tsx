import { LoginScreen } from '#src/features/login/login-screen.tsx';

export default function Logins() {
  return <LoginScreen />;
}

import { CompanyScreen } from '#src/features/article/about/company-screen.tsx';

export default function CompanyInfo() {
  return <CompanyScreen />;
}

import { EnquiryScreen } from '#src/features/enquiry/enquiry-screen.tsx';

export default function Enquiries() {
  return <EnquiryScreen />;
}

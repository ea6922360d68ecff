import { enquiryList } from '#src/features/enquiry/enquiry-list.tsx';
import { ListScreen } from '#src/list/list-screen.tsx';

export default function Enquiries() {
  return <ListScreen list={enquiryList} />;
}

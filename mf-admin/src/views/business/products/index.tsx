import { productList } from '#src/features/product/product-list.tsx';
import { ListScreen } from '#src/list/list-screen.tsx';

export default function Products() {
  return <ListScreen list={productList} />;
}

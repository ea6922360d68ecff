import { ProductScreen } from '#src/features/product/product-screen.tsx';

export default function Products() {
  return <ProductScreen />;
}

npm run build > /tmp/react2-build.log 2>&1 || exit 1
npx vitest run --project dist tests/budgets.dist.ts tests/locations.dist.ts tests/frame.dist.ts tests/screens.dist.ts tests/home.dist.ts tests/soundness.dist.ts > /tmp/react2-dist.log 2>&1
npx playwright test tests/browser/menu.spec.ts tests/browser/search.spec.ts tests/browser/noScript.spec.ts tests/browser/places.spec.ts tests/browser/gallery.spec.ts tests/browser/reviews.spec.ts > /tmp/react2-pw.log 2>&1
npx playwright test tests/browser/pageTypes.spec.ts -g "gallery|locations|search|Home|products" > /tmp/react2-types.log 2>&1
timeout 400 npx vitest run --project engines tests/engines/places.engines.ts > /tmp/react2-engines.log 2>&1

/** Made by harness/_tools/make_client.ts from the names that Preact's files export. @module */

import type { ScriptPart } from "./join_parts.ts";

/** How Preact's files become a part of a page's script. */
export const LIBRARY_PARTS: readonly ScriptPart[] =
  // deno-fmt-ignore
  [
  "$modules[\"preact\"]=(()=>{",
  ["preact",0,11724],
  "\nreturn{Component:x,Fragment:$,cloneElement:b,createContext:U,createElement:k,createPortal:X,createRef:M,h:k,hydrate:R,isValidElement:r,options:n,render:Q,toChildArray:O}})();",
  "$modules[\"preact/hooks\"]=(()=>{",
  "const{options:n}=$modules[\"preact\"];",
  ["preact/hooks",33,3383],
  "\nreturn{useCallback:b,useContext:j,useDebugValue:x,useEffect:A,useErrorBoundary:O,useId:P,useImperativeHandle:q,useLayoutEffect:F,useMemo:w,useReducer:_,useRef:T,useState:d}})();",
  "$modules[\"preact/jsx-runtime\"]=(()=>{",
  "const{options:r,Fragment:t}=$modules[\"preact\"];",
  ["preact/jsx-runtime",76,1501],
  "\nreturn{Fragment:$modules[\"preact\"].Fragment,jsx:a,jsxAttr:p,jsxDEV:a,jsxEscape:s,jsxTemplate:i,jsxs:a}})();",
];

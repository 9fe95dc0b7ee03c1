import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Opens another screen in place of this one. The router's own component would be part of every public page's script. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}

export default function NotFoundRoute() {
  return <main><h1>NotFoundRoute</h1></main>;
}

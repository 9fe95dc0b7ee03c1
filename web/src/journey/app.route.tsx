export default function AppRoute() {
  return <main><h1>AppRoute</h1></main>;
}

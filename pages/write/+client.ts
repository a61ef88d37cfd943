// For writers: no other page has what this styles.
import "../+client.ts";
import "../../components/WritePost/WritePost.css";
